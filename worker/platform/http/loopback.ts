const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/;

/** Whether a host is the local machine. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
