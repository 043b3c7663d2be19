/** A moment for the terminal, `2026-11-22 21:53 UTC`; of Unix milliseconds. */
export const utcMinute = (time: number): string => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
