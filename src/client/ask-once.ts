/** Asks at the first call and gives that answer to every later one; after a failure, which each caller hears of, the next one asks again. */
export function askOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
	let asked: Promise<Answer> | null = null;
	return () => {
		asked ??= ask().catch((error: unknown) => {
			asked = null;
			throw error;
		});
		return asked;
	};
}
