import { connect } from 'node:net';

type Server = { host?: string | undefined; port?: number | string | undefined; secure?: boolean | undefined };
type Done = (error: Error | null, opened?: { connection: ReturnType<typeof connect> }) => void;

/**
 * Opens connections to a mail server and breaks them when the attempt's time is over. The library's time-outs are for each
 * silence: a slow server would go on with a mail that is sent again meanwhile.
 */
export function socketWithin(limit: AbortSignal): (server: Server, done: Done) => void {
	return ({ host = 'localhost', port, secure = false }, done) => {
		const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)), signal: limit });
		socket.once('error', done);
		socket.once('connect', () => {
			socket.off('error', done);
			done(null, { connection: socket });
		});
	};
}
