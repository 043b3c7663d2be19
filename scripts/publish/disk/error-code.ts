/** What the system calls an error, `ENOENT`; null for any other error. */
export const errorCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);
