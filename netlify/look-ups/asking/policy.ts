import {
	ConsecutiveBreaker,
	ConstantBackoff,
	circuitBreaker,
	handleWhen,
	isBrokenCircuitError,
	isTaskCancelledError,
	retry,
	TimeoutStrategy,
	timeout,
	wrap,
} from 'cockatiel';
import { ProviderFault } from './fetch-answer.ts';

/** Milliseconds: an attempt, the pause before the second one, and how long a provider that fails is left alone. */
const usual = { timeoutMs: 3_500, pauseMs: 200, restMs: 30_000 };
/** Failures in a row after which a provider is left alone. */
const mostFailures = 5;

/** Runs an attempt to ask a provider, under its limits. */
export type Patience = <Result>(attempt: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

/**
 * How patient we are with a provider: a visitor waits for it. An attempt has a time limit; one that nothing came of is made once more;
 * after five failures in a row nothing is asked for half a minute, then one call tries. Throws a ProviderFault.
 */
export function createPatience(limits: Partial<typeof usual> = {}): Patience {
	const { timeoutMs, pauseMs, restMs } = { ...usual, ...limits };
	const isFault = (error: unknown): boolean => error instanceof ProviderFault || isTaskCancelledError(error);
	const policy = wrap(
		retry(
			handleWhen((error) => error instanceof ProviderFault && error.again),
			{ maxAttempts: 1, backoff: new ConstantBackoff(pauseMs) },
		),
		circuitBreaker(handleWhen(isFault), { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(mostFailures) }),
		timeout(timeoutMs, TimeoutStrategy.Aggressive),
	);
	return async (attempt) => {
		try {
			return await policy.execute(({ signal }) => attempt(signal));
		} catch (error) {
			if (isTaskCancelledError(error)) throw new ProviderFault(`It did not answer within ${timeoutMs / 1000} s.`);
			if (isBrokenCircuitError(error))
				throw new ProviderFault('It has failed several times and is left alone for a while.');
			throw error;
		}
	};
}
