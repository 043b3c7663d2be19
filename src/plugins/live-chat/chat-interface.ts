/** A call of what a chat's script has put on the window: the path of the function, then what it gets. */
export type Call = readonly [path: string, ...values: unknown[]];

/**
 * How a chat's script is spoken to, as data: one more vendor is one more of these, in a site.json too. In texts `{account_id}` and
 * the other facts stand for their values; a text that is nothing but `{website_id}` becomes the value itself.
 */
export type ChatInterface = {
	/** What is on the window before the script runs, by name. */
	settings?: Readonly<Record<string, unknown>> | undefined;
	/** Starts the chat once the script has run; without it the script does so itself. */
	start?: Call | undefined;
	/** Shows the conversation. */
	open: Call;
	/**
	 * Calls `{listener}` at each `{event}`. Without it the events are those of the window.
	 */
	listen?: Call | undefined;
	/** Names of events; one that a chat does not have is left out. Without `ready` the chat is ready once it has been started. */
	events?:
		| {
				ready?: string | undefined;
				opened?: string | undefined;
				closed?: string | undefined;
				message?: string | undefined;
				document?: string | undefined;
		  }
		| undefined;
	/** What a message says: who wrote it, what is there for the customer, and when. Without `by` all are the customer's. */
	message?: { by?: string | undefined; customer?: string | number | undefined; at?: string | undefined } | undefined;
};

/** Chatwoot's widget. Its own bubble is hidden: the site has one. `created_at` is in seconds. */
export const chatwoot: ChatInterface = {
	settings: { chatwootSettings: { hideMessageBubble: true, position: 'right', type: 'standard' } },
	start: ['chatwootSDK.run', { websiteToken: '{account_id}', baseUrl: '{origin}' }],
	open: ['$chatwoot.toggle', 'open'],
	events: {
		ready: 'chatwoot:ready',
		opened: 'chatwoot:opened',
		closed: 'chatwoot:closed',
		message: 'chatwoot:on-message',
	},
	message: { by: 'message_type', customer: 0, at: 'created_at' },
};

/** The interface with the facts in its texts. */
export function withFacts<Value>(value: Value, facts: Readonly<Record<string, unknown>>): Value {
	return filled(value, facts) as Value;
}

function filled(value: unknown, facts: Readonly<Record<string, unknown>>): unknown {
	if (Array.isArray(value)) return value.map((inner) => filled(inner, facts));
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, facts)]));
	if (typeof value !== 'string') return value;
	const [, whole = ''] = /^\{(\w+)\}$/.exec(value) ?? [];
	if (Object.hasOwn(facts, whole)) return facts[whole];
	return value.replace(/\{(\w+)\}/g, (found, name: string) =>
		Object.hasOwn(facts, name) ? String(facts[name]) : found,
	);
}

/** Calls the function at the path of `page`: `$chatwoot.toggle` with its owner. Throws if it does not exist. */
export function callOn(page: object, [path, ...values]: Call): unknown {
	const names = path.split('.');
	const last = names.pop() ?? '';
	const owner = names.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), page);
	const method: unknown = Reflect.get(Object(owner), last);
	if (typeof method !== 'function')
		throw new Error(`${path} is not a function: the chat's script has another interface.`);
	return method.apply(owner, values);
}

const secondsBelow = 100_000_000_000;

/** When a message was written, in milliseconds: from seconds, milliseconds or a date in words; null where it cannot be told. */
export function writtenAt(value: unknown): number | null {
	if (typeof value === 'string') return writtenAt(/^\d+$/.test(value) ? Number(value) : Date.parse(value));
	if (typeof value !== 'number' || !Number.isFinite(value)) return null;
	return value < secondsBelow ? value * 1000 : value;
}
