import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Machine } from './debian.ts';

const windows = process.platform === 'win32';

/** The machine that we run on. */
export const thisMachine: Machine = {
	platform: process.platform,
	env: process.env,
	which: (command) => {
		const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
		return folders.map((folder) => join(folder, windows ? `${command}.exe` : command)).find(existsSync) ?? null;
	},
	// chrome.exe --version opens a window instead of answering.
	runs: (path) => existsSync(path) && (windows || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0),
	playwrightPath: () => chromium.executablePath(),
	run: (command, args) => spawnSync(command, args, { stdio: 'inherit', shell: windows }).status === 0,
	isRoot: process.getuid?.() === 0,
};
