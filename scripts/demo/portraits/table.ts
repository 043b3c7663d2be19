import type { Person } from './person.ts';
import { drawPortrait, type Livery } from './portrait.ts';
import { liveries, teams } from './teams.ts';

/** The portrait of everybody in the samples' teams, by path from the project's folder. */
export const drawPortraits = (): Map<string, string> =>
	new Map(
		Object.entries(teams).flatMap(([slug, team]) => Object.entries(team).map((member) => portrait(slug, member))),
	);

function portrait(slug: string, [name, person]: [string, Person]): [string, string] {
	const livery: Livery | undefined = liveries[slug];
	if (!livery) throw new Error(`The team of ${slug} has no colours.`);
	const title = name.replace(/(^|-)(\w)/g, (_, gap: string, letter: string) => (gap ? ' ' : '') + letter.toUpperCase());
	return [`tenants/${slug}/assets/team/${name}.svg`, drawPortrait(title, person, livery)];
}
