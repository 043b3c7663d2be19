// Writes the rows with the tests that prove them: npm run rows.
import { writeFileSync } from 'node:fs';
import { families } from './rows/families.ts';
import { projectTexts } from './rows/project-texts.ts';
import { proofsOf } from './rows/proofs.ts';
import { rowsFile, rowsPage } from './rows/rows-page.ts';
import { testTitles } from './rows/test-titles.ts';

const tests = projectTexts('.').filter(({ file }) => /^tests\/.*\.tsx?$/.test(file));
const titles = tests.flatMap(({ file, text }) => testTitles(file, text));
writeFileSync(rowsFile, rowsPage(families, proofsOf(titles, families)));
console.log(`Wrote ${rowsFile}.`);
