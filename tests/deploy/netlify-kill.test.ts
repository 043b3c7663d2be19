import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeBuiltSite } from '../support/built-site.ts';
import { makeNetlifyDeploys } from '../support/deploys.ts';
import { killCount } from '../support/kill-note.ts';

const script = fileURLToPath(new URL('../support/deploy-to-netlify.ts', import.meta.url));

/** A full run kills at each call several times; every run of the tests at a few, spread over all of them. */
const kills = killCount({ sample: 2, whole: 60 });

test('a deployer that is killed at any call leaves the old site or the new one at Netlify, and the next one goes through', async ({
	task,
}) => {
	const { out, tenants, functions, netlify, env, deploy, said } = await makeNetlifyDeploys();
	const args = ['motors', '--out', out, '--tenants', tenants, '--functions', functions];
	/** Six files are new each time, so that most calls are uploads. */
	const write = (round: number, site: number) => {
		const files = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`round-${at}.txt`, `${round} ${at}`]));
		writeBuiltSite(out, 'motors', { cars: [`car-${site}`], files });
	};
	const seen = (): string => JSON.stringify(netlify.seen());

	/** Deploys in a process that is killed while its call number `at` waits for an answer. */
	const killAt = (at: number): Promise<NodeJS.Signals | null> => {
		let calls = 0;
		const child = fork(script, args, { env: { ...process.env, ...env }, silent: true });
		netlify.fault = () => {
			if (++calls !== at) return null;
			child.kill('SIGKILL');
			return 'cut';
		};
		return new Promise((done, fail) => child.on('error', fail).on('close', (_, signal) => done(signal)));
	};

	// The third one is like those that follow: Netlify has the pages of both sites.
	let calls = 0;
	for (const [round, site] of [0, 1, 0].entries()) {
		write(round, site);
		const callsBefore = netlify.calls.length;
		expect(await deploy('motors'), said.join('\n')).toBe(0);
		calls = netlify.calls.length - callsBefore;
	}
	expect(calls).toBeGreaterThan(10);

	const wrong: string[] = [];
	let killed = 0;
	for (let round = 0; round < kills; round++) {
		const at = 1 + Math.floor((round * calls) / kills);
		const before = seen();
		write(round + 3, (round + 1) % 2);
		if ((await killAt(at)) === 'SIGKILL') killed++;
		netlify.fault = () => null;
		const between = seen();
		expect(await deploy('motors'), said.join('\n')).toBe(0);
		if (![before, seen()].includes(between)) wrong.push(`killed at call ${at} of ${calls}, half a site is published`);
		if (netlify.seen()['round-5.txt'] !== `${round + 3} 5`)
			wrong.push(`after call ${at} of ${calls} the next deploy publishes another site`);
	}
	task.meta.kills = { kills: killed, sentAgain: 0, wrong };
	expect(wrong).toEqual([]);
	expect(killed).toBe(kills);
}, 3_600_000);
