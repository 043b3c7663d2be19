import { expect, test } from 'vitest';
import { commitTitle } from '../../scripts/changes/commit-title.ts';
import { headCommit } from '../../scripts/changes/head-commit.ts';
import {
	buildBefore,
	buildCauses,
	publishesSettings,
	settingsReason,
} from '../../scripts/host/cockpit/builds/build-causes.ts';
import { projectDir } from '../../scripts/publish/paths.ts';
import type { BuildAnswer } from '../../src/contract/rebuild.ts';
import { facts } from './cockpit.ts';

const built = (commit: string, why = '', moved = { in: 0, out: 0 }): BuildAnswer => ({
	...{ id: commit, requests: [], by: 'operator', why, triggers: 1, builder: 'b', error: null },
	...{ started_at: '', finished_at: '', duration_ms: 1, outcome: 'published' },
	facts: { ...facts, commit, cars: { listed: 10, left_out: 0, ...moved } },
});

test('SITE-16 a build says what was new by it: settings by name, the program, cars', () => {
	const why = `Nina: ${settingsReason(['Phone', 'Opening hours › South', 'Offers', 'Brand', 'Logo'])}`;
	expect(publishesSettings(why)).toBe(true);
	expect(publishesSettings('Nina')).toBe(false);
	expect(buildCauses(built('b', why), built('b'))).toEqual([
		'Settings changed (Phone, Opening hours › South, Offers, 2 more)',
	]);
	expect(buildCauses(built('b', '', { in: 3, out: 1 }), built('a'))).toEqual([
		'New program version',
		'3 cars came',
		'1 car went',
	]);
	expect(buildCauses(built('a'), undefined)).toEqual([]);
	const failed = { ...built('b'), outcome: 'failed' as const };
	expect(buildBefore([built('c'), failed, built('a')], 0)?.id).toBe('a');
});

test('SITE-16 the title of a commit is there where git is at hand', () => {
	const head = headCommit(projectDir);
	if (head) expect(commitTitle(projectDir, head)).not.toBe('');
	expect(commitTitle('/', 'a'.repeat(40))).toBe('');
	expect(commitTitle(projectDir, '--help')).toBe('');
});
