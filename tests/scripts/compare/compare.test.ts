import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareCommand } from '../../../scripts/compare/compare-command.ts';
import { differingKeys } from '../../../scripts/compare/config-keys.ts';
import { differenceText } from '../../../scripts/compare/difference-text.ts';
import type { SiteDifference } from '../../../scripts/compare/site-difference.ts';
import type { BuildOptions } from '../../../scripts/publish/build-options.ts';
import { commitAll } from '../../support/git.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test.each<[string, object, object, string[]]>([
	['nothing', { a: 1, b: [1] }, { b: [1], a: 1 }, []],
	['a value', { theme: { brand: '#111111' } }, { theme: { brand: '#222222' } }, ['theme.brand']],
	['a key more, a key less', { a: 1 }, { b: 1 }, ['a', 'b']],
	['an entry of a list', { menu: [{ url: '/a' }, 1] }, { menu: [{ url: '/b' }, 1, 2] }, ['menu[0].url', 'menu[2]']],
	['another kind of value', { a: [] }, { a: {} }, ['a']],
])('SITE-16 which keys of a config differ: %s', (_, before, after, keys) => {
	expect(differingKeys(before, after)).toEqual(keys);
});

test('SITE-16 a pull request’s difference, from two builds: cars, pages and config of each tenant, who is gone', async () => {
	const dir = makeTempDir();
	const tenantsDir = join(dir, 'tenants');
	const site = { share_pictures: 'photo' };
	writeTenants(tenantsDir, { alone: { site }, bathurst: { site }, cowra: { site } });
	commitAll(dir);
	const report = async (name: string, slugs: BuildOptions['slugs']) => {
		const made = await build({ tenantsDir, out: join(dir, 'dist'), slugs, now: testNow });
		mkdirSync(join(dir, name));
		writeFileSync(join(dir, name, 'shard-1.json'), JSON.stringify(made));
	};
	await report('before', ['alone', 'bathurst', 'cowra']);
	writeTenants(tenantsDir, {
		bathurst: { site: { ...site, name: 'Bathurst & Sons' }, cars: [{}, { make: 'Kia' }] },
		cowra: { site: { ...site, locale: 'xx' } },
		dubbo: { site },
	});
	rmSync(join(tenantsDir, 'alone'), { recursive: true });
	await report('after', ['bathurst', 'cowra', 'dubbo']);
	mkdirSync(join(dir, 'previews'));
	const previews = [
		{ slug: 'bathurst', ok: true, address: 'https://preview--bathurst.netlify.app' },
		{ slug: 'dubbo', ok: false, address: 'javascript:alert(1)' },
	];
	writeFileSync(join(dir, 'previews', 'shard-1.json'), JSON.stringify(previews));
	const text = compareCommand([
		'--previews',
		join(dir, 'previews'),
		'--before',
		join(dir, 'before'),
		'--after',
		join(dir, 'after'),
		'--since',
		'HEAD',
		'--tenants',
		tenantsDir,
	]);
	expect(text).toMatch(/2 sites changed, 0 the same, 1 not built\. The code of the pages is the same\./);
	expect(text).toMatch(
		/\| `bathurst` \| 1 → 2 \(\+1\) \| \d+, of which 1 car \| \d+, of which 1 car \| 0 \| `name` \|/,
	);
	expect(text).toMatch(/\| `dubbo` \| 1 \(new site\) \| \d+, of which 1 car \| 0 \| 0 \| new \|/);
	expect(text).toMatch(/\*\*`cowra` cannot be built\*\*, its site would stay as it is:\n\n- `.*locale: found "xx"/);
	expect(text).toContain('Preview of `bathurst`: <https://preview--bathurst.netlify.app/>');
	expect(text).not.toContain('javascript:');
	expect(text).toContain('- new: `/cars/car-1/`');
	expect(text).toContain(
		'**To be taken down:** `alone was removed: take down its site https://alone.example: npm run deploy -- --take-down alone`',
	);
});

const none = { cars: 0, others: 0, examples: [] };
const difference: SiteDifference = {
	slug: 'x',
	problems: [],
	cars: { before: 1, after: 1 },
	pages: { fresh: none, changed: none, gone: none },
	config: [],
};

test('SITE-16 what tenants write cannot act in the comment', () => {
	const problems = ['`</code>@someone **bold** | cell\n# heading <img src=x>'];
	const text = differenceText([{ ...difference, problems }], { isSameCode: null, takeDown: [] });
	expect(text).toContain("- `'‹/code›@someone **bold** ¦ cell # heading ‹img src=x›`");
});

test('SITE-16 sites that stay the same are a number; a long comment is cut to what GitHub takes', () => {
	const facts = { isSameCode: true, takeDown: [] };
	expect(differenceText([difference], facts)).toContain('0 sites changed, 1 the same, 0 not built.');
	const many = Array.from({ length: 2000 }, (_, index) => ({ ...difference, slug: `t${index}`, config: ['name'] }));
	const text = differenceText(many, facts);
	expect(text.length).toBeLessThan(65_536);
	expect(text).toMatch(/cut here/);
});

test.each([
	[[], /^Name --before, --after and --since\.\nUsage: npm run compare/],
	[['--before', 'a', '--after', 'src', '--since', 'HEAD', '--x'], /Unknown option '--x'/],
])('SITE-16 a comparison that cannot be made says why: %j', (args, says) => {
	expect(() => compareCommand(args)).toThrow(says);
});

test('SITE-16 a file that is not a report is named', () => {
	const dir = makeTempDir();
	writeFileSync(join(dir, 'x.json'), '[]');
	expect(() => compareCommand(['--before', dir, '--after', dir, '--since', 'HEAD'])).toThrow(
		/x\.json: expected what npm run -s build/,
	);
});
