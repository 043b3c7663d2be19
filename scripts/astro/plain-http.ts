import { transcode } from 'node:buffer';

/**
 * What stands in for the web's requests and responses while a build renders: pages are texts that go from Astro to a file.
 * The real classes pass each one through a stream, and loading them takes longer than rendering ten pages. Only what Astro
 * asks of them is here.
 */

type Pairs = Iterable<readonly [string, string]> | Record<string, string>;

export class Headers {
	readonly #values = new Map<string, string>();

	constructor(init: Pairs = []) {
		for (const [name, value] of Symbol.iterator in init ? init : Object.entries(init)) this.append(name, value);
	}

	get(name: string): string | null {
		return this.#values.get(name.toLowerCase()) ?? null;
	}

	has(name: string): boolean {
		return this.#values.has(name.toLowerCase());
	}

	set(name: string, value: string): void {
		this.#values.set(name.toLowerCase(), value);
	}

	append(name: string, value: string): void {
		const known = this.get(name);
		this.set(name, known === null ? value : `${known}, ${value}`);
	}

	delete(name: string): void {
		this.#values.delete(name.toLowerCase());
	}

	[Symbol.iterator](): Iterator<[string, string]> {
		return this.#values[Symbol.iterator]();
	}
}

/** A GET of an address. */
export class Request {
	readonly method = 'GET';
	readonly headers = new Headers();
	readonly body = null;
	readonly url: string;

	constructor(url: URL | string) {
		this.url = String(url);
	}
}

type Body = string | Uint8Array | null;
type Init = { status?: number; statusText?: string; headers?: Pairs };

/** A status and a body, which is kept as it is. */
export class Response {
	readonly status: number;
	readonly statusText: string;
	readonly headers: Headers;
	readonly body: Body;

	constructor(body: Body = null, { status = 200, statusText = '', headers }: Init = {}) {
		this.status = status;
		this.statusText = statusText;
		this.headers = new Headers(headers);
		this.body = body;
	}
}

/** Holds a text as UTF-16 while it is encoded, flattened from its thousands of pieces. It grows to fit the longest text. */
let buffer = Buffer.alloc(2 ** 18);

/** UTF-8 by way of UTF-16, which V8 copies as it is, instead of taking a text apart letter by letter. */
export class TextEncoder {
	encode(text: string): Uint8Array {
		const size = text.length * 2;
		if (size > buffer.length) buffer = Buffer.alloc(size * 2);
		buffer.write(text, 'utf16le');
		try {
			return transcode(buffer.subarray(0, size), 'utf16le', 'utf8');
		} catch (error) {
			// Half of a character, which UTF-16 can hold and UTF-8 cannot, becomes U+FFFD.
			if (text.isWellFormed()) throw error;
			return Buffer.from(text);
		}
	}
}
