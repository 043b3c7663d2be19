import { hostname } from 'node:os';
import type { BuildAnswer } from '../../../../src/contract/rebuild.ts';

type Build = Pick<BuildAnswer, 'outcome' | 'builder' | 'started_at'>;

/** Why this machine has no log of a build; `since`: when the oldest of those began that it keeps, null where it has dropped none. */
export function whyNoLog({ outcome, builder, started_at }: Build, since: number | null): string {
	if (outcome === 'handed_over') return 'The host builds the site itself, and keeps the log.';
	const machine = builder.replace(/ \d+$/, '');
	if (machine !== hostname()) return `The build ran on ${machine}: its log is on that machine.`;
	if (since !== null && Date.parse(started_at) < since)
		return 'The logs of the last ten builds are kept, and this one is older.';
	return outcome === 'unchanged'
		? 'Nothing had changed since the build before, so nothing was built.'
		: 'Its log was not kept on this machine.';
}
