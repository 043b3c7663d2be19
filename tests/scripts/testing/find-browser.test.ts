import { describe, expect, test } from 'vitest';
import type { Machine } from '../../../scripts/testing/debian.ts';
import { ensureBrowser, findBrowser, noBrowser } from '../../../scripts/testing/find-browser.ts';

type Described = Partial<Omit<Machine, 'run'>> & {
	/** Programs that start. */
	programs?: string[];
	/** What a command that was run brings: a program, or null where it fails. */
	brings?: Record<string, string | null>;
};

/** A machine on which `programs` start and the commands in `brings` bring another; notes the commands run. */
function machine({ programs = [], brings = {}, ...rest }: Described): Machine & { ran: string[] } {
	const there = new Set(programs);
	const ran: string[] = [];
	return {
		platform: 'linux',
		env: {},
		isRoot: false,
		which: (command) => [...there].find((path) => path.endsWith(`/${command}`)) ?? null,
		runs: (path) => there.has(path),
		playwrightPath: () => '/cache/playwright/chrome-linux',
		run: (command, args) => {
			const line = [command, ...args].join(' ');
			ran.push(line);
			const brought = brings[line];
			if (brought) there.add(brought);
			return line in brings && brought !== null;
		},
		...rest,
		ran,
	};
}

const aptUpdate = 'env DEBIAN_FRONTEND=noninteractive apt-get update';
const aptInstall = 'env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium';
const playwright = 'npx playwright install chromium';

describe('an installed browser', () => {
	test('CHROME_PATH comes before all others', () => {
		const programs = ['/opt/mine', '/usr/bin/google-chrome', '/usr/bin/chromium'];
		expect(findBrowser(machine({ programs, env: { CHROME_PATH: '/opt/mine' } }))).toBe('/opt/mine');
	});

	test('Chrome before Chromium before Playwright’s', () => {
		const chromium = ['/usr/bin/chromium', '/cache/playwright/chrome-linux'];
		expect(findBrowser(machine({ programs: ['/usr/bin/google-chrome', ...chromium] }))).toBe('/usr/bin/google-chrome');
		expect(findBrowser(machine({ programs: chromium }))).toBe('/usr/bin/chromium');
		expect(findBrowser(machine({ programs: chromium.slice(1) }))).toBe('/cache/playwright/chrome-linux');
	});

	test('what has no window is quicker, and comes before them', () => {
		const programs = ['/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'];
		expect(findBrowser(machine({ programs }))).toBe('/usr/bin/chromium-headless-shell');
	});

	test('one that does not start is passed over', () => {
		const stub = machine({ programs: ['/usr/bin/chromium'], env: { CHROME_PATH: '/nowhere' } });
		expect(findBrowser({ ...stub, which: (command) => `/usr/bin/${command}` })).toBe('/usr/bin/chromium');
	});

	test('a macOS app, of all users or one', () => {
		const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
		expect(findBrowser(machine({ platform: 'darwin', programs: [app] }))).toBe(app);
		const own = machine({ platform: 'darwin', programs: [`/Users/kim${app}`], env: { HOME: '/Users/kim' } });
		expect(findBrowser(own)).toBe(`/Users/kim${app}`);
	});

	test('a Windows program', () => {
		const program = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
		const env = { PROGRAMFILES: 'C:\\Program Files' };
		expect(findBrowser(machine({ platform: 'win32', programs: [program], env }))).toBe(program);
	});
});

describe('no browser installed', () => {
	test('nothing is installed where one is there', () => {
		const there = machine({ programs: ['/usr/bin/chromium', '/usr/bin/apt-get'], isRoot: true });
		expect(ensureBrowser(there)).toBe('/usr/bin/chromium');
		expect(there.ran).toEqual([]);
	});

	test('root on Debian installs the package', () => {
		const brings = { [aptUpdate]: '/done', [aptInstall]: '/usr/bin/chromium' };
		const debian = machine({ programs: ['/usr/bin/apt-get'], isRoot: true, brings });
		expect(ensureBrowser(debian)).toBe('/usr/bin/chromium');
		expect(debian.ran).toEqual([aptUpdate, aptInstall]);
	});

	test('another user needs sudo without a password', () => {
		const brings = {
			'sudo -n true': '/done',
			[`sudo -n ${aptUpdate}`]: '/done',
			[`sudo -n ${aptInstall}`]: '/usr/bin/chromium',
		};
		const programs = ['/usr/bin/apt-get', '/usr/bin/sudo'];
		expect(ensureBrowser(machine({ programs, brings }))).toBe('/usr/bin/chromium');
		const asked = machine({ programs, brings: { [playwright]: '/cache/playwright/chrome-linux' } });
		expect(ensureBrowser(asked)).toBe('/cache/playwright/chrome-linux');
		expect(asked.ran).toEqual(['sudo -n true', playwright]);
	});

	test('a package that brings no browser that starts is followed by Playwright’s', () => {
		const brings = { [aptUpdate]: '/done', [aptInstall]: '/done', [playwright]: '/cache/playwright/chrome-linux' };
		const ubuntu = machine({ programs: ['/usr/bin/apt-get'], isRoot: true, brings });
		expect(ensureBrowser(ubuntu)).toBe('/cache/playwright/chrome-linux');
		expect(ubuntu.ran).toEqual([aptUpdate, aptInstall, playwright]);
	});

	test('none at all is null', () => {
		expect(ensureBrowser(machine({ brings: { [playwright]: null } }))).toBeNull();
		expect(ensureBrowser(machine({ platform: 'darwin', brings: {} }))).toBeNull();
	});

	test('then one sentence says what to do: install Chrome, or name the program in the variable that is looked at first', () => {
		expect(noBrowser).toBe(
			'No Chrome or Chromium found and none could be installed: install Google Chrome, or set CHROME_PATH to its program.',
		);
		const [, name = ''] = /or set (\w+) to its program/.exec(noBrowser) ?? [];
		expect(findBrowser(machine({ programs: ['/opt/mine'], env: { [name]: '/opt/mine' } }))).toBe('/opt/mine');
	});
});
