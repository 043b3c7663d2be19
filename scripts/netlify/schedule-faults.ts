import { readFileSync } from 'node:fs';

/** A function as its source says it: when it runs, where it has a schedule. */
export type Declared = { name: string; schedule: string | null };

type Manifest = { functions?: { name: string; schedule?: string }[] };

/**
 * Where Netlify's list of what it packed (`.netlify/functions/manifest.json`) has another schedule for a function than its source,
 * or lacks the function. It reads schedules from the packed text, without running it, so one it cannot read would never run.
 */
export function scheduleFaults(manifestFile: string, declared: readonly Declared[]): string[] {
	const { functions = [] } = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
	const packed = new Map(functions.map(({ name, schedule }) => [name, schedule ?? null]));
	return declared.flatMap(({ name, schedule }) => {
		if (!packed.has(name)) return [`${name} was not packed by Netlify.`];
		const found = packed.get(name) ?? null;
		return found === schedule ? [] : [`${name}: Netlify would run it at ${said(found)}, expected ${said(schedule)}.`];
	});
}

const said = (schedule: string | null): string => (schedule === null ? 'no set time' : JSON.stringify(schedule));
