import { runCommand } from '../program/run-command.ts';
import { sitesIn } from './html-sample.ts';
import { weighSheets } from './sheet-weights.ts';

// The build stage's last command: `node scripts/testing/weigh-sheets.ts <folder with built sites>…`.
await runCommand(() => {
	const pages = weighSheets(process.argv.slice(2).flatMap(sitesIn));
	const faults = pages.filter(({ fault }) => fault !== null);
	for (const { page, fault } of faults) process.stdout.write(`${page}: ${fault}.\n`);
	const heaviest = Math.max(0, ...pages.map(({ bytes }) => bytes));
	process.stdout.write(
		`${pages.length} pages weighed: the heaviest waits for ${heaviest} bytes of styles (gzipped).\n`,
	);
	return faults.length > 0 || pages.length === 0 ? 1 : 0;
});
