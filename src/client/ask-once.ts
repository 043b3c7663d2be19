/** Asks at the first call and gives its answer to every later one. After a failure, which every waiting caller gets, the next call asks again. */
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
