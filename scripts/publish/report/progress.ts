/** How far a build is, for a progress bar. */
export type BuildProgress = { phase: 'bundle' | 'tenants'; done: number; total: number; tenant?: string };
