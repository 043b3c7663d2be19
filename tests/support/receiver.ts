import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a receiver of leads got. */
export type Received = { path: string; headers: IncomingHttpHeaders; body: string };
/** What a receiver does with a request; `socket` lets it break the connection. */
export type Behaviour = (response: ServerResponse, received: Received) => void;

/** A CRM on loopback that notes what it gets and behaves as it is told. */
export type Receiver = {
	url: string;
	received: Received[];
	behave: (how: Behaviour) => void;
	stop: () => Promise<void>;
};

/** Ways in which a CRM answers, and fails to. */
export const behaviours = {
	accepts: (response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":1}'),
	acceptsSilently: (response) => response.writeHead(204).end(),
	fails: (response) => response.writeHead(500).end('oops'),
	hangs: () => undefined,
	closesMidBody: (response) => {
		response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
		response.write('{"id"', () => response.destroy());
	},
	resets: (response) => response.socket?.resetAndDestroy(),
	answersGarbage: (response) => response.writeHead(200).end('<html>Sign in</html>'),
	speaksNoHttp: (response) => response.socket?.end('\x00\x01garbage\r\n\r\n'),
	saysNo: (response) => response.writeHead(200).end('{"error":"no such dealer"}'),
	refuses: (response) => response.writeHead(400).end('{"error":"bad"}'),
	asksToWait: (response) => response.writeHead(429, { 'retry-after': '600' }).end(),
	knowsUsNot: (response) => response.writeHead(401).end(),
	leadsElsewhere: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
} as const satisfies Record<string, Behaviour>;

/** Starts one on a free port. */
export async function startReceiver(how: Behaviour = behaviours.accepts): Promise<Receiver> {
	const received: Received[] = [];
	let behave: Behaviour = how;
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString('latin1') };
			received.push(one);
			behave(response, one);
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		received,
		behave: (next) => {
			behave = next;
		},
		stop: () => close(server),
	};
}

function close(server: Server): Promise<void> {
	server.closeAllConnections();
	return new Promise((done) => server.close(() => done()));
}
