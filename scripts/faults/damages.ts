import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, emptyTally, type Fault } from './fault.ts';
import { settle } from './kills.ts';
import { type Lab, openLab, type Shape, shapes } from './lab.ts';

/** Something that happens to what the last build left, between two builds. */
type Damage = { name: string; harm: (lab: Lab, spare: string) => Promise<void> | void };

const page = (lab: Lab): string => join(lab.dirs.published, 'contact', 'index.html');

/** Keeps a file or folder as it is now, makes the other site, and puts the old one back. */
async function putBack(lab: Lab, path: string, spare: string): Promise<void> {
	cpSync(path, spare, { recursive: true, preserveTimestamps: true });
	await lab.build(1);
	rmSync(path, { recursive: true });
	cpSync(spare, path, { recursive: true, preserveTimestamps: true });
}

const damages: Damage[] = [
	{ name: 'state missing', harm: ({ dirs }) => rmSync(dirs.state) },
	{ name: 'state older than the site', harm: (lab, spare) => putBack(lab, lab.dirs.state, spare) },
	{ name: 'state newer than the site', harm: (lab, spare) => putBack(lab, lab.dirs.published, spare) },
	{ name: 'state cut short', harm: ({ dirs }) => truncateSync(dirs.state, 1000) },
	{ name: 'site missing', harm: ({ dirs }) => rmSync(dirs.published, { recursive: true }) },
	{ name: 'everything but the site missing', harm: ({ dirs }) => rmSync(join(dirs.state, '..'), { recursive: true }) },
	{ name: 'reused page missing', harm: (lab) => rmSync(page(lab)) },
	{ name: 'reused page cut short', harm: (lab) => truncateSync(page(lab), 100) },
	{ name: 'reused page empty, as after a power cut', harm: (lab) => truncateSync(page(lab), 0) },
	{
		name: 'reused page changed in place, same size',
		harm: (lab) => writeFileSync(page(lab), readFileSync(page(lab), 'utf8').replace('Bench', 'Punch')),
	},
	{ name: 'host rules missing', harm: ({ dirs }) => rmSync(join(dirs.published, '_redirects')) },
	{ name: 'shared files missing', harm: ({ dirs }) => rmSync(join(dirs.published, '_astro'), { recursive: true }) },
	{
		name: 'site copied, all times new',
		harm: async ({ dirs }, spare) => {
			cpSync(dirs.published, spare, { recursive: true });
			rmSync(dirs.published, { recursive: true });
			cpSync(spare, dirs.published, { recursive: true });
		},
	},
];

/** Each damage to a tenant of each size, followed by a build of the same feed and by one of the other. */
const damageFault = ({ name, harm }: Damage): Fault => ({
	name,
	runs: { quick: 1, whole: 4 },
	run: async (runs, dir) => {
		const tally = emptyTally();
		for (let run = 0; run < runs; run++) {
			const shape: Shape = run % 2 === 0 ? shapes.several : shapes.one;
			const lab = await openLab(join(dir, String(run)), shape);
			await harm(lab, join(dir, `spare-${run}`));
			const wasWhole = lab.published() !== null;
			const { outcome, note } = await settle(lab, run < 2 ? 0 : 1, wasWhole);
			count(tally, outcome, { note: `${shape.name}: ${note}` });
		}
		return tally;
	},
});

/** What may have happened to files since the last build. */
export const damageFaults: Fault[] = damages.map(damageFault);
