import type { Problem } from '../../../src/config/problem.ts';

/** A build process that did not end its work: it died, or its time was over and it was ended. */
export class WorkerFault extends Error {
	readonly #fault: { how: string } | { limitMs: number };

	constructor(fault: { how: string } | { limitMs: number }) {
		super(
			'how' in fault
				? `A build process ended before its work was finished (${fault.how}).`
				: 'The time limit was exceeded.',
		);
		this.name = 'WorkerFault';
		this.#fault = fault;
	}

	/** What to tell of it in the report of the tenant that it was at. */
	problem(slug: string): Problem {
		const place = { file: slug, path: '' };
		if ('how' in this.#fault) {
			return {
				...place,
				found: `a build process that ended before the site was finished (${this.#fault.how})`,
				expected: 'a build without errors',
				hint: 'The machine may have run out of memory, or somebody ended the process. Build this tenant again.',
			};
		}
		return {
			...place,
			found: `a build that had not finished after ${minutesText(this.#fault.limitMs)} and was stopped`,
			expected: 'a build within its time limit',
			hint: 'Look for something slow or large in its feed, content and assets, or allow more time with --tenant-minutes.',
		};
	}
}

/** `10 minutes`, `30 seconds`. */
export function minutesText(milliseconds: number): string {
	const isLong = milliseconds >= 60_000;
	const count = Math.round((milliseconds / (isLong ? 60_000 : 1_000)) * 10) / 10;
	return `${count} ${isLong ? 'minute' : 'second'}${count === 1 ? '' : 's'}`;
}
