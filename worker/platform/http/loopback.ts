const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/;

/** Is this host one's own machine? */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
