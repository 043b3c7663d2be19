import type { Context } from 'hono';

/** What the visitor called us, with the port, and what their address asks for. */
export function addressOf(context: Context): { host: string; search: string } {
	return { host: context.req.header('host') ?? 'localhost', search: new URL(context.req.url).search };
}
