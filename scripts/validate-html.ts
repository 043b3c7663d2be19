import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate, Reporter } from 'html-validate';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';
import { findJava, noJava } from './testing/find-java.ts';
import { htmlFiles, samplePages, sitesIn } from './testing/html-sample.ts';
import { checkWithNu } from './testing/nu-checker.ts';
import { thisMachine } from './testing/this-machine.ts';

const usage = `Usage: npm run html -- <folder with built sites>…
Checks a few pages of every kind, drawn by the commit or FORECOURT_SEED; every page with FORECOURT_FULL=1.`;

async function main(): Promise<number> {
	const { positionals } = readArguments({ allowPositionals: true }, usage);
	const sites = positionals.flatMap(sitesIn).map((root) => ({ root, files: htmlFiles(root) }));
	const pages = samplePages(sites);
	if (pages.length === 0)
		throw new Error(`There is no built page in ${positionals.join(', ') || 'nothing'}.\n${usage}`);
	const report = await validateShown(pages);
	process.stdout.write(formatterFactory('stylish')(report.results));
	process.stdout.write(`${pages.length} pages checked, ${report.errorCount} errors.\n`);
	return validateWithNu(pages) && report.valid ? 0 : 1;
}

/** The checker takes the variants of a page's parts, in templates, for parts beside it (SITE-11): it reads the page without them. */
async function validateShown(pages: readonly string[]) {
	const checker = new HtmlValidate(new FileSystemConfigLoader());
	const reports = pages.map((page) => {
		const shown = readFileSync(page, 'utf8').replace(/(<template\b[^>]*>).*?(<\/template>)/gs, '$1$2');
		return checker.validateString(shown, page);
	});
	return Reporter.merge(await Promise.all(reports));
}

/** Whether the Nu HTML checker finds nothing either; without a Java it is left out. */
function validateWithNu(pages: readonly string[]): boolean {
	const java = findJava(thisMachine);
	if (!java) {
		process.stdout.write(`${noJava}\n`);
		return true;
	}
	const faults = checkWithNu(
		java,
		pages.map((page) => resolve(page)),
	);
	for (const { file, line, message, extract } of faults) {
		process.stdout.write(`${relative('.', file)}:${line}: ${message}${extract ? ` (${extract})` : ''}\n`);
	}
	process.stdout.write(`${pages.length} pages checked with the Nu HTML checker, ${faults.length} errors.\n`);
	return faults.length === 0;
}

await runCommand(main);
