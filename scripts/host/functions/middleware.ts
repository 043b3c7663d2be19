import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Functions, ownAddress } from './functions.ts';

/** Answers the paths of functions on a server of Node's own kind, such as the one of `npm run dev`, and leaves it all others. */
export function functionsMiddleware(functions: Functions) {
	// The visitor's address by the connection: what headers say about it counts for nothing.
	const answer = getRequestListener((asked, { incoming }) =>
		functions.answer(asked, { ip: incoming.socket.remoteAddress ?? '', self: ownAddress(incoming.socket) }),
	);
	return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
		const [pathname = '/'] = (request.url ?? '/').split('?');
		if (functions.owns(pathname)) void answer(request, response);
		else next();
	};
}
