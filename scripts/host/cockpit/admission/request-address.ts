import type { Context } from 'hono';

/** What the visitor called us, with the port. */
export const hostOf = (context: Context): string => context.req.header('host') ?? 'localhost';

/** The same, and what their address asks for. */
export function addressOf(context: Context): { host: string; search: string } {
	return { host: hostOf(context), search: new URL(context.req.url).search };
}
