import type { AccountMarks } from '../../../src/client/account/account-marks.ts';

/** Marks of a tab that has heard nothing; `changes` counts what it tells the other tabs. */
export function makeMarks(): Omit<AccountMarks, 'onChange'> & { changes: () => number } {
	let anonymous = false;
	let changes = 0;
	return {
		isAnonymous: () => anonymous,
		noteAnonymous: (is) => {
			anonymous = is;
		},
		noteChange: () => {
			changes += 1;
		},
		changes: () => changes,
	};
}
