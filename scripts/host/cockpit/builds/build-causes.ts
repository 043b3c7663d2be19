import type { BuildAnswer } from '../../../../src/contract/rebuild.ts';
import { counted } from '../../page-frame.ts';
import { number } from '../../wording.ts';

/** How the history says that a rebuild was asked for to publish settings, with their names. */
const settingsChanged = 'settings changed';

/** Names of settings that a request tells. */
const mostNamed = 3;

/** Why a rebuild was asked for that publishes these settings: `settings changed (Phone, Opening hours)`. */
export function settingsReason(names: readonly string[]): string {
	const left = names.length - mostNamed;
	const told = [...names.slice(0, mostNamed), ...(left > 0 ? [`${number(left)} more`] : [])];
	return `${settingsChanged} (${told.join(', ')})`;
}

/** What tells requests that publish settings from others. */
export const publishesSettings = (why: string): boolean => why.includes(`${settingsChanged} (`);

/** What was other than in the build before, in words of dealers: settings, the program, cars; nothing where that is not known. */
export function buildCauses(
	{ why, facts }: Pick<BuildAnswer, 'why' | 'facts'>,
	before: Pick<BuildAnswer, 'facts'> | undefined,
): string[] {
	const [, names] = new RegExp(`${settingsChanged} (\\(.+\\))$`).exec(why) ?? [];
	const [was, is] = [before?.facts?.commit, facts?.commit];
	return [
		...(names ? [`Settings changed ${names}`] : []),
		...(was && is && was !== is ? ['New program version'] : []),
		...movedCars(facts),
	];
}

function movedCars(facts: BuildAnswer['facts']): string[] {
	const { in: came, out: went } = facts?.cars ?? { in: null, out: null };
	return [...(came ? [`${counted(came, 'car')} came`] : []), ...(went ? [`${counted(went, 'car')} went`] : [])];
}

/** The build that made the site which a build of the list found, the newest first. */
export const buildBefore = (builds: readonly BuildAnswer[], at: number): BuildAnswer | undefined =>
	builds.slice(at + 1).find(({ facts, outcome }) => facts && (outcome === 'published' || outcome === 'unchanged'));
