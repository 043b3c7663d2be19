import type { Problem } from '../../../src/config/problem.ts';

/** A build process that did not end its work: it died, or its time was over and it was ended. */
export class WorkerFault extends Error {
	readonly #fault: { how: string } | { limitMs: number };

	constructor(fault: { how: string } | { limitMs: number }) {
		super('how' in fault ? `A build process ended before its work was done (${fault.how}).` : 'The time was over.');
		this.name = 'WorkerFault';
		this.#fault = fault;
	}

	/** What to tell of it in the report of the tenant that it was at. */
	problem(slug: string): Problem {
		const place = { file: slug, path: '' };
		if ('how' in this.#fault) {
			return {
				...place,
				found: `a build process that ended before the site was done (${this.#fault.how})`,
				expected: 'a build that goes through',
				hint: 'The machine may have run out of memory, or somebody ended the process. Build this tenant again.',
			};
		}
		return {
			...place,
			found: `a build that was not done after ${minutesText(this.#fault.limitMs)}, and was ended`,
			expected: 'a build within its time limit',
			hint: 'Look at what is slow or large in its feed, content and assets, or give it longer with --tenant-minutes.',
		};
	}
}

/** `10 minutes`, `30 seconds`. */
export function minutesText(milliseconds: number): string {
	const isLong = milliseconds >= 60_000;
	const count = Math.round((milliseconds / (isLong ? 60_000 : 1_000)) * 10) / 10;
	return `${count} ${isLong ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
}
