import { expect, test } from 'vitest';
import { commitNamed } from '../../../scripts/publish/report/built-from.ts';

const [one, other, third] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
const noGit = (): string => {
	throw new Error('not a repository');
};

test.each([
	['Netlify', { COMMIT_REF: one, GITHUB_SHA: other }, () => `${third}\n`, one],
	['GitHub', { GITHUB_SHA: other }, () => `${third}\n`, other],
	['git, where the host names a branch', { COMMIT_REF: 'main' }, () => `${third}\n`, third],
	['nobody, in a copy of the code', {}, noGit, null],
])('the commit of a build is told by %s', (_, env, askGit, expected) => {
	expect(commitNamed(env, askGit)).toBe(expected);
});
