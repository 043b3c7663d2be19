import type { Config } from '@netlify/functions';
import { endpoint } from '../platform/http/endpoint.ts';
import { getCalendar } from '../test-drives/status.ts';

export default endpoint(getCalendar);

export const config: Config = { path: '/api/test-drives/calendar', method: 'GET', region: 'syd' };
