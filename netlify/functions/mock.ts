import type { Config } from '@netlify/functions';
import { mockAnswer } from '../platform/http/mock-answers.ts';
import { openTenants } from '../platform/runtime/tenants.ts';

let tenants: ReturnType<typeof openTenants> | undefined;

export default (request: Request): Response => {
	tenants ??= openTenants(process.env);
	const host = request.headers.get('host') ?? new URL(request.url).host;
	return mockAnswer(request, tenants.at(host)?.site ?? null);
};

export const config: Config = { path: '/mock/*', region: 'syd' };
