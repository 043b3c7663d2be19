import { basename } from 'node:path';
import { lazy } from '../../src/site/memo.ts';
import { contentHash } from '../program/content-hash.mjs';
import { projectDir } from './paths.ts';

/** Names the code that builds: the packed program that runs here, or the sources where these run as they are, as in tests. */
export function programId(): string {
	const packed = process.env['FORECOURT_PROGRAM'];
	return packed ? basename(packed) : sourcesHash();
}

const sourcesHash = lazy(() => contentHash(projectDir, ['scripts', 'src', 'package.json', 'package-lock.json']));
