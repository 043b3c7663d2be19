import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashFiles } from '../../scripts/deploy/site/site-files.ts';
import { writeBuiltSite } from '../support/built-site.ts';
import { makeDeploys } from '../support/deploys.ts';
import { killCount } from '../support/kill-note.ts';

const script = fileURLToPath(new URL('../support/deploy-and-die.ts', import.meta.url));

/** A full run dies before every call; every run of the tests before a few, spread over all of them. */
const kills = killCount({ sample: 2, whole: 60 });

test('a deployer that is killed at any step leaves the old release or the new one, whole, and the next one goes through', async ({
	task,
}) => {
	const { out, root, tenants, functions, toFolder, said } = makeDeploys();
	writeBuiltSite(out, 'motors', { cars: ['car-0'] });
	await toFolder('motors');
	const child = (killAt: number) =>
		spawnSync(
			process.execPath,
			[
				script,
				root,
				String(killAt),
				'motors',
				'--out',
				out,
				'--tenants',
				tenants,
				'--functions',
				functions,
				'--keep',
				'1',
			],
			{ encoding: 'utf8' },
		);
	const served = () => JSON.stringify([...hashFiles(join(root, 'motors/current/site'))]);
	const sites = [served()];
	writeBuiltSite(out, 'motors', { cars: ['car-1'] });
	const { stdout, stderr } = child(0);
	const calls = Number(stdout);
	expect(calls, stderr).toBeGreaterThan(20);
	sites.push(served());
	let killed = 0;
	const wrong: string[] = [];
	for (let round = 0; round < kills; round++) {
		const at = 1 + Math.floor((round * calls) / kills);
		writeBuiltSite(out, 'motors', { cars: [`car-${round % 2}`] });
		if (child(at).signal === 'SIGKILL') killed++;
		if (!sites.includes(served())) wrong.push(`killed before call ${at} of ${calls}, neither release is served`);
		expect(await toFolder('motors'), said.join('\n')).toBe(0);
		if (served() !== sites[round % 2]) wrong.push(`after call ${at} of ${calls} the next deploy serves another site`);
		expect(readdirSync(join(root, 'motors/releases')).filter((name) => name.endsWith('.part'))).toEqual([]);
	}
	task.meta.kills = { kills: killed, sentAgain: 0, wrong };
	expect(wrong).toEqual([]);
	expect(killed).toBe(kills);
	expect(existsSync(join(root, 'motors/current.next'))).toBe(false);
}, 3_600_000);

test('a roll back that is killed leaves one of the two releases, and goes through the next time', async () => {
	const { out, root, toFolder, said, tenants, functions } = makeDeploys();
	for (const car of ['car-0', 'car-1']) {
		writeBuiltSite(out, 'motors', { cars: [car] });
		await toFolder('motors');
	}
	const page = (car: string) => existsSync(join(root, `motors/current/site/cars/${car}/index.html`));
	const args = [
		script,
		root,
		'30',
		'motors',
		'--rollback',
		'--out',
		out,
		'--tenants',
		tenants,
		'--functions',
		functions,
	];
	expect(spawnSync(process.execPath, args).signal).toBe('SIGKILL');
	expect(page('car-1')).toBe(true);
	expect(await toFolder('motors', '--rollback'), said.join('\n')).toBe(0);
	expect([page('car-0'), page('car-1')]).toEqual([true, false]);
});
