"""What every test may count on."""

from hypothesis import HealthCheck, settings

# How long an example takes says something about the machine, and nothing about us.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")
