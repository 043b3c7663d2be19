import { installFromDebian, type Machine } from './debian.ts';

/** Chromium without windows takes a third less time, so it comes first. */
const commands = [
	'chromium-headless-shell',
	'google-chrome-stable',
	'google-chrome',
	'chromium',
	'chromium-browser',
	'chrome',
];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const windowsRoots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

export const noBrowser =
	'No Chrome or Chromium found and none could be installed: install Google Chrome, or set CHROME_PATH to its program.';

/** The first browser there is: CHROME_PATH, Chrome or Chromium as installed, Playwright's own. Or null. */
export function findBrowser(machine: Machine): string | null {
	return candidates(machine).find((path) => machine.runs(path)) ?? null;
}

/** {@link findBrowser}, and where that finds none, installs one: Debian's package if it may, else Playwright's. */
export function ensureBrowser(machine: Machine): string | null {
	return findBrowser(machine) ?? fromDebian(machine) ?? fromPlaywright(machine);
}

function candidates(machine: Machine): string[] {
	const { platform, env, which, playwrightPath } = machine;
	const onPath = commands.map(which).filter((path) => path !== null);
	const apps = platform === 'darwin' ? [...macApps, ...macApps.map((path) => `${env['HOME'] ?? ''}${path}`)] : [];
	const programs = platform === 'win32' ? windowsRoots.flatMap((root) => windowsPrograms(env[root])) : [];
	return [env['CHROME_PATH'] ?? '', ...onPath, ...apps, ...programs, playwrightPath()].filter(Boolean);
}

function windowsPrograms(root: string | undefined): string[] {
	return root ? [`${root}\\Google\\Chrome\\Application\\chrome.exe`, `${root}\\Chromium\\Application\\chrome.exe`] : [];
}

function fromDebian(machine: Machine): string | null {
	return installFromDebian(machine, 'chromium') ? findBrowser(machine) : null;
}

function fromPlaywright(machine: Machine): string | null {
	return machine.run('npx', ['playwright', 'install', 'chromium']) ? findBrowser(machine) : null;
}
