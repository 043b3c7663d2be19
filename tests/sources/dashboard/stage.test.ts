import { expect, test } from 'vitest';
import { stageOf } from '../../../scripts/sources/dashboard/stage.ts';

const all = {
	DASHBOARD_URL: 'https://dashboard.example/',
	DASHBOARD_STAGING_URL: 'https://staging.dashboard.example/app/',
	PLATFORM_API_URL: 'https://api.example',
	PLATFORM_API_STAGING_URL: 'https://staging.api.example',
};

test('SITE-2 staging changes both hosts', () => {
	const production = { name: 'production', dashboard: 'https://dashboard.example', platformApi: 'https://api.example' };
	expect(stageOf(all)).toEqual(production);
	expect(stageOf({ ...all, FORECOURT_STAGE: 'production' })).toEqual(production);
	expect(stageOf({ ...all, FORECOURT_STAGE: 'staging' })).toEqual({
		name: 'staging',
		dashboard: 'https://staging.dashboard.example/app',
		platformApi: 'https://staging.api.example',
	});
});

test('SITE-2 without a variable there is no dashboard, and staging never asks production', () => {
	expect(stageOf({}).dashboard).toBeNull();
	const { DASHBOARD_URL } = all;
	expect(stageOf({ DASHBOARD_URL, FORECOURT_STAGE: 'staging' }).dashboard).toBeNull();
});

test.each([
	[{ FORECOURT_STAGE: 'stage' }, 'FORECOURT_STAGE: found "stage", expected one of production, staging.'],
	[{ DASHBOARD_URL: 'dashboard.example' }, 'DASHBOARD_URL: expected an address such as https://dashboard.example.com'],
	[{ DASHBOARD_URL: 'http://dashboard.example' }, 'DASHBOARD_URL: expected'],
	[{ DASHBOARD_URL: 'https://me:secret@dashboard.example' }, 'DASHBOARD_URL: expected'],
	[{ PLATFORM_API_URL: 'ftp://api.example' }, 'PLATFORM_API_URL: expected'],
])('SITE-2 %j is refused by name, and what it holds is not shown', (env, message) => {
	expect(() => stageOf(env)).toThrow(message);
	expect(() => stageOf(env)).not.toThrow('secret@');
});

test('SITE-2 a dashboard on this machine may do without https', () => {
	expect(stageOf({ DASHBOARD_URL: 'http://127.0.0.1:8080' }).dashboard).toBe('http://127.0.0.1:8080');
});
