import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFleet, type Fleet, fleetFile, fleetWarnings, parseFleet, underFleet } from '../../src/config/fleet.ts';
import type { ParsedSite } from '../../src/config/parse.ts';
import type { Problem } from '../../src/config/problem.ts';
import { untestedWarnings } from '../../src/config/split-testing.ts';
import { readJson } from './json-file.ts';
import { shownPath } from './shown-path.ts';

/** The fleet's switches as read once for a build, or in `unread` what keeps the file from being read. */
export type FleetFile = { file: string; fleet: Fleet; unread: Problem[]; strangers: Problem[] };

/** Reads `fleet.json` in the folder of all tenants (SITE-11). Without it, no list switches anything on or off. */
export function readFleet(dir: string, tenants: readonly string[]): FleetFile {
	const path = join(dir, fleetFile);
	const file = shownPath(path);
	if (!existsSync(path)) return { file, fleet: emptyFleet, unread: [], strangers: [] };
	const json = readJson(path, file);
	if (!json.ok) return { file, fleet: emptyFleet, unread: [json.problem], strangers: [] };
	const { fleet, problems } = parseFleet(json.value, { file, tenants });
	if (!fleet) return { file, fleet: emptyFleet, unread: problems, strangers: [] };
	return { file, fleet, unread: [], strangers: problems };
}

/**
 * A config with what the fleet switches on. It is not used while the fleet's file cannot be read: a site would be
 * published without the protection that somebody has switched on.
 */
export function fleetSite(parsed: ParsedSite, { file, fleet, unread }: FleetFile): ParsedSite {
	if (unread.length > 0) return { ok: false, problems: [...(parsed.ok ? [] : parsed.problems), ...unread] };
	if (!parsed.ok) return parsed;
	const { site, warnings } = parsed;
	const more = [...fleetWarnings(site, fleet, file), ...untestedWarnings(site, fleet.split_testing, file)];
	return { ok: true, site: underFleet(site, fleet), warnings: [...warnings, ...more] };
}
