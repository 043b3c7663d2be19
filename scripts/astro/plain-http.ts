type Body = string | Uint8Array | null;

/**
 * What stands in for the web's response while a build renders: files are texts that go from a route to the disk. The real class
 * passes each one through a stream, and loading it takes longer than rendering ten pages.
 */
export class Response {
	readonly status: number;
	readonly body: Body;

	constructor(body: Body = null, { status = 200 }: { status?: number } = {}) {
		this.status = status;
		this.body = body;
	}
}
