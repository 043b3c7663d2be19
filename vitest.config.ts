import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { drawEnv, thisDraw } from './scripts/testing/draw.ts';

export default defineConfig({
	test: {
		// Builds run the real thing, on a machine that may be busy.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
		exclude: ['tests/e2e/**'],
		globalSetup: 'tests/support/cluster-setup.ts',
		// Vitest leaves one core to itself. Of two that is half, and many of our tests wait for processes.
		maxWorkers: Math.max(2, availableParallelism()),
		// All files draw what this process draws.
		env: { ...drawEnv(thisDraw()), FORECOURT_RETRY_PAUSE_MS: '10' },
	},
});
