import { randomUUID } from 'node:crypto';
import { type Agent, request } from 'node:http';
import { type HostPlace, type Load, measure, withHost } from './lead-load.ts';

export type ReservationLoads = { reservations: Load; lists: Load };

type Amount = { times: number; clients: number; warmUp: number; body: object };

/** Starts the local host, reserves one car after the other from some clients at once, and looks at the list of them. */
export function loadReservations(place: HostPlace, { warmUp, body, ...amount }: Amount): Promise<ReservationLoads> {
	return withHost(place, async () => {
		let car = 0;
		const reserve = async (agent: Agent): Promise<void> => {
			const call = (path: string, json: object, token = '') => send({ port: place.port, agent, path, json, token });
			const { id = '', token = '' } = await call('/api/reservations', { ...body, car: `car-${++car}` });
			await call(`/api/reservations/${id}/test-payment`, {}, token);
		};
		const look = async (agent: Agent): Promise<void> => {
			await send({ port: place.port, agent, path: '/api/reservations' });
		};
		await measure({ times: warmUp, clients: amount.clients }, reserve);
		return { reservations: await measure(amount, reserve), lists: await measure(amount, look) };
	});
}

type Asked = { port: number; agent: Agent; path: string; json?: object; token?: string };

/** Resolves to the answer's JSON; rejects for any answer but a good one. */
function send({ port, agent, path, json, token = '' }: Asked): Promise<{ id?: string; token?: string }> {
	return new Promise((done, fail) => {
		const headers = {
			host: 'bench.localhost',
			origin: 'http://bench.localhost',
			'content-type': 'application/json',
			'idempotency-key': randomUUID(),
			...(token && { 'reservation-token': token }),
		};
		const method = json ? 'POST' : 'GET';
		const sent = request({ host: '127.0.0.1', port, agent, path, method, headers }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk: Buffer) => chunks.push(chunk));
			answer.on('end', () => {
				const text = Buffer.concat(chunks).toString();
				if ((answer.statusCode ?? 500) < 300) done(JSON.parse(text));
				else fail(new Error(`${method} ${path} was answered with ${answer.statusCode}: ${text}`));
			});
		});
		sent.on('error', fail);
		sent.end(json && JSON.stringify(json));
	});
}
