import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment as Stripe has it, as far as we read it. */
type DoubleIntent = {
	id: string;
	object: 'payment_intent';
	amount: number;
	amount_received: number;
	currency: string;
	status: string;
	client_secret: string;
	metadata: Record<string, string>;
	latest_charge: DoubleCharge | null;
};
type DoubleCharge = {
	id: string;
	object: 'charge';
	created: number;
	amount_refunded: number;
	disputed: boolean;
	payment_intent: string;
};

/** What Stripe does with a call in place of answering it. */
export type Trouble = (response: ServerResponse, call: { method: string; path: string }) => boolean;

/** Ways in which a payment processor fails. */
export const troubles = {
	none: () => false,
	fails: (response) => Boolean(response.writeHead(500).end('{"error":{"type":"api_error","message":"oops"}}')),
	hangs: () => true,
	closes: (response) => {
		response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
		response.write('{"id"', () => response.destroy());
		return true;
	},
	resets: (response) => Boolean(response.socket?.resetAndDestroy()),
	limits: (response) =>
		Boolean(
			response.writeHead(429).end('{"error":{"type":"invalid_request_error","code":"rate_limit","message":"slow"}}'),
		),
} as const satisfies Record<string, Trouble>;

/** The endpoints of Stripe that we use, on loopback, with Stripe's rules: one answer per key, no refund of more than was paid. */
export type StripeDouble = {
	url: string;
	intents: Map<string, DoubleIntent>;
	/** Every call: `POST /v1/refunds`. */
	calls: string[];
	/** Headers and bodies of the calls, as they came. */
	received: { call: string; headers: IncomingMessage['headers']; body: string }[];
	trouble: (next: Trouble) => void;
	/** Changes what is answered about a payment: the processor lies. */
	lie: (lie: ((intent: DoubleIntent) => DoubleIntent) | null) => void;
	/** What a visitor does with Stripe's element. False where the payment is no longer open. */
	pay: (id: string) => boolean;
	/** What a dealer does in Stripe's dashboard, or a bank. */
	refund: (id: string, amount: number) => void;
	dispute: (id: string, status: string) => void;
	intentOf: (reservationId: string) => DoubleIntent | undefined;
	stop: () => Promise<void>;
};

const apiVersion = '2026-10-28.endive';
const known =
	/^(?:amount|currency|description|allowed_payment_method_types\[\d\]|metadata\[\w+\]|expand\[\d\]|payment_intent|cancellation_reason|limit|query)$/;

export async function startStripeDouble(key = 'sk_test_double'): Promise<StripeDouble> {
	const intents = new Map<string, DoubleIntent>();
	const disputes = new Map<string, string>();
	const answered = new Map<string, { body: string; answer: string }>();
	const calls: string[] = [];
	const received: StripeDouble['received'] = [];
	let trouble: Trouble = troubles.none;
	let lie: ((intent: DoubleIntent) => DoubleIntent) | null = null;
	const charge = (id: string): DoubleCharge => {
		const found = intents.get(id)?.latest_charge;
		if (!found) throw new Error(`${id} is not paid.`);
		return found;
	};
	const refund = (id: string, amount: number): void => {
		const paid = charge(id);
		if (paid.amount_refunded + amount > (intents.get(id)?.amount ?? 0)) throw new Fault(400, 'charge_already_refunded');
		paid.amount_refunded += amount;
	};
	const shown = (intent: DoubleIntent): unknown => (lie ? lie(structuredClone(intent)) : intent);
	const answer = (method: string, path: string, form: URLSearchParams): unknown => {
		const [, id = '', action] = /^\/v1\/payment_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
		for (const name of form.keys()) if (!known.test(name)) throw new Fault(400, 'parameter_unknown');
		if (method === 'POST' && path === '/v1/payment_intents') {
			const made = newIntent(form);
			intents.set(made.id, made);
			return shown(made);
		}
		if (path === '/v1/payment_intents/search') {
			const wanted = /'([0-9a-f-]{36})'$/.exec(form.get('query') ?? '')?.[1];
			return { data: [...intents.values()].filter(({ metadata }) => metadata['reservation_id'] === wanted) };
		}
		if (path === '/v1/disputes') {
			const status = disputes.get(form.get('payment_intent') ?? '');
			return { data: status ? [{ id: 'dp_1', object: 'dispute', status }] : [] };
		}
		if (path === '/v1/refunds') {
			const of = form.get('payment_intent') ?? '';
			if (disputes.has(of)) throw new Fault(400, 'charge_disputed');
			refund(of, Number(form.get('amount')));
			return { id: `re_${randomBytes(8).toString('hex')}`, object: 'refund', status: 'succeeded' };
		}
		const intent = intents.get(id);
		if (!intent) throw new Fault(404, 'resource_missing');
		if (action === 'cancel') {
			if (intent.status === 'succeeded' || intent.status === 'canceled')
				throw new Fault(400, 'payment_intent_unexpected_state');
			intent.status = 'canceled';
		}
		return shown(intent);
	};
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			const { method = '', headers } = request;
			const url = new URL(request.url ?? '', 'http://stripe');
			const body = Buffer.concat(chunks).toString();
			const call = `${method} ${url.pathname}`;
			calls.push(call);
			received.push({ call, headers, body });
			if (trouble(response, { method, path: url.pathname })) return;
			const send = (status: number, text: string): void =>
				void response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' }).end(text);
			if (headers.authorization !== `Bearer ${key}`) return send(401, error('invalid_api_key'));
			if (headers['stripe-version'] !== apiVersion) return send(400, error('wrong_version'));
			const idempotency = headers['idempotency-key'];
			const before = typeof idempotency === 'string' ? answered.get(idempotency) : undefined;
			if (before && before.body !== body) return send(400, error('idempotency_error'));
			if (before) return send(200, before.answer);
			try {
				const text = JSON.stringify(answer(method, url.pathname, new URLSearchParams(body || url.search)));
				if (typeof idempotency === 'string') answered.set(idempotency, { body, answer: text });
				send(200, text);
			} catch (fault) {
				if (!(fault instanceof Fault)) throw fault;
				send(fault.status, error(fault.code));
			}
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		intents,
		calls,
		received,
		trouble: (next) => {
			trouble = next;
		},
		lie: (next) => {
			lie = next;
		},
		pay: (id) => {
			const intent = intents.get(id);
			if (intent?.status !== 'requires_payment_method') return false;
			intent.status = 'succeeded';
			intent.amount_received = intent.amount;
			intent.latest_charge = newCharge(id);
			return true;
		},
		refund,
		dispute: (id, status) => {
			charge(id).disputed = true;
			disputes.set(id, status);
		},
		intentOf: (reservationId) =>
			[...intents.values()].find(({ metadata }) => metadata['reservation_id'] === reservationId),
		stop: () => {
			server.closeAllConnections();
			return new Promise((done) => server.close(() => done()));
		},
	};
}

class Fault extends Error {
	readonly status: number;
	readonly code: string;
	constructor(status: number, code: string) {
		super(code);
		this.status = status;
		this.code = code;
	}
}

const error = (code: string): string =>
	JSON.stringify({ error: { type: 'invalid_request_error', code, message: `No: ${code}` } });

function newIntent(form: URLSearchParams): DoubleIntent {
	const id = `pi_${randomBytes(12).toString('hex')}`;
	const metadata = [...form].flatMap(([name, value]) => {
		const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
		return key ? [[key, value] as const] : [];
	});
	return {
		id,
		object: 'payment_intent',
		amount: Number(form.get('amount')),
		amount_received: 0,
		currency: form.get('currency') ?? '',
		status: 'requires_payment_method',
		client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
		metadata: Object.fromEntries(metadata),
		latest_charge: null,
	};
}

const newCharge = (intent: string): DoubleCharge => ({
	id: `ch_${randomBytes(8).toString('hex')}`,
	object: 'charge',
	created: Math.floor(Date.now() / 1000),
	amount_refunded: 0,
	disputed: false,
	payment_intent: intent,
});
