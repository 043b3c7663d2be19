import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawAll } from './pictures/table.ts';

const folder = fileURLToPath(new URL('../public/pictures/', import.meta.url));

const files = drawAll();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(`${folder}${name}`);
let bytes = 0;
for (const [name, svg] of files) {
	writeFileSync(`${folder}${name}`, svg);
	bytes += Buffer.byteLength(svg);
}
console.log(`${files.size} pictures, ${(bytes / 1e6).toFixed(2)} MB, in public/pictures`);
