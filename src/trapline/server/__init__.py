"""HTTP and WebSocket: how screens reach their tables."""
