import type { z } from 'zod';
import { invalid, Refusal } from './refusal.ts';

/** A JSON object, of unknown content. */
export type JsonObject = Record<string, unknown>;

/** Reads the body as a JSON object of at most `limit` bytes. Throws a Refusal: 415, 413 or 400. */
export async function readJson(request: Request, limit: number): Promise<JsonObject> {
	requireType(request, 'application/json');
	return parseJson(await readText(request, limit));
}

/** Reads a body as it was sent, for what has to check its signature first. Throws a Refusal: 413. */
export async function readText(request: Request, limit: number): Promise<string> {
	return new TextDecoder().decode(await readBytes(request, limit));
}

/** Reads a multipart body of at most `limit` bytes. Throws a Refusal: 415, 413 or 400. */
export async function readMultipart(request: Request, limit: number): Promise<FormData> {
	const type = requireType(request, 'multipart/form-data');
	const bytes = await readBytes(request, limit);
	try {
		return await new Response(bytes, { headers: { 'content-type': type } }).formData();
	} catch {
		throw new Refusal('malformed', 'The body is not a multipart form.');
	}
}

/** Reads a text as a JSON object that is neither too deep nor too large to work with. Throws a Refusal: 400. */
export function parseJson(text: string): JsonObject {
	const value = parse(text);
	if (!isObject(value)) throw new Refusal('malformed', 'The body must be a JSON object.');
	const fault = shapeFault(value);
	if (fault) throw new Refusal('malformed', fault);
	return value;
}

/**
 * Reads a JSON object by the schema of its endpoint. Throws a Refusal: 422 `invalid`, which names each wrong field by its
 * own key.
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: JsonObject): z.output<Schema> {
	// Compiling the schema would cost a function that has just started more than it saves.
	const { success, data, error } = schema.safeParse(body, { jitless: true });
	if (success) return data;
	throw invalid(Object.fromEntries(error.issues.map(({ path, message }) => [String(path.at(-1)), message])));
}

/** Whether a JSON value is an object. */
export function isObject(value: unknown): value is JsonObject {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw new Refusal('malformed', 'The body is not valid JSON.');
	}
}

function requireType(request: Request, wanted: string): string {
	const type = request.headers.get('content-type') ?? '';
	if (type.split(';')[0]?.trim().toLowerCase() === wanted) return type;
	throw new Refusal('content_type', `The content type must be ${wanted}.`);
}

/** Stops reading as soon as the limit is passed, whatever the request says about its length. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit);
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > limit) throw tooLarge(limit);
		chunks.push(chunk);
	}
	return Uint8Array.from(Buffer.concat(chunks));
}

const tooLarge = (limit: number): Refusal =>
	new Refusal('too_large', `This is too large. At most ${Math.floor(limit / 1024)} KB can be sent at once.`);

const shapeLimits = { depth: 12, values: 3_000, key: 200 };

/**
 * Why a JSON value cannot come from a form of ours: nested so deep that walking it could exhaust the stack, too many values
 * or too long keys. Null if it is fine. Walks without recursion, so it runs before any schema does.
 */
function shapeFault(root: unknown): string | null {
	const waiting: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
	let values = 0;
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { value, depth } = next;
		if (typeof value !== 'object' || value === null) continue;
		if (depth >= shapeLimits.depth) return `The body is nested deeper than ${shapeLimits.depth} levels.`;
		const entries = Object.entries(value);
		values += entries.length;
		if (values > shapeLimits.values) return `The body has more than ${shapeLimits.values} values.`;
		if (entries.some(([key]) => key.length > shapeLimits.key))
			return `A key is longer than ${shapeLimits.key} characters.`;
		// Code that copies objects by assignment would change the prototype of the copy.
		if (Object.hasOwn(value, '__proto__')) return 'A key must not be __proto__.';
		for (const [, inner] of entries) waiting.push({ value: inner, depth: depth + 1 });
	}
	return null;
}
