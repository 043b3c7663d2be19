/** Why a request cannot be answered: the status and the words of the answer. */
export type ParamsProblem = { status: 400 | 404 | 422; message: string };

/** What was read, or the first thing wrong with it. */
export type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: ParamsProblem };

export const refuse = (status: ParamsProblem['status'], message: string): { ok: false; problem: ParamsProblem } => ({
	ok: false,
	problem: { status, message },
});
