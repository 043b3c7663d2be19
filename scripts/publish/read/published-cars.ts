import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { savedCarsPath } from '../../../src/contract/saved-cars.ts';
import type { PastCar } from '../../../src/domain/stock/past-car.ts';
import { pastRow } from '../../../src/site/cars/past-car.ts';
import { fetchBytes } from '../../../src/stock/fetch/fetch-bytes.ts';
import { publishedFile, type TenantDirs } from '../paths.ts';
import type { RecordJob } from './published-record.ts';

const limits = { timeoutMs: 30_000, maxBytes: 50_000_000 };

const fileSchema = z.object({
	labels: z.array(z.string()),
	cars: z.array(
		z.object({
			id: z.number(),
			name: z.string(),
			variant: z.string(),
			path: z.string(),
			amount: z.number().optional(),
			summary: z.string(),
			body: z.string().optional(),
			state: z.string().optional(),
			image: z.string().nullable(),
			facts: z.array(z.string()).optional(),
			about: z.object({
				make: z.string().optional(),
				model: z.string().optional(),
				year: z.number().optional(),
				dealership_slug: z.string().optional(),
				values: z.record(z.string(), z.string()).optional(),
			}),
		}),
	),
});

/**
 * The cars of the published site as its file of cars tells of them, by slug: cars that have left the feed are known from there
 * (SITE-7). Empty where there is no such file, or none that can be read: then their addresses answer with others of the make.
 */
export async function publishedCars(job: RecordJob, dirs: TenantDirs): Promise<ReadonlyMap<string, PastCar>> {
	const text = await publishedText(job, dirs);
	const read = fileSchema.safeParse(parsed(text));
	if (!read.success) return new Map();
	const { labels, cars } = read.data;
	return new Map(
		cars.flatMap((row): [string, PastCar][] => {
			const past = pastRow(row, labels);
			return past ? [[row.path.split('/').at(-2) ?? '', past]] : [];
		}),
	);
}

async function publishedText({ published }: RecordJob, dirs: TenantDirs): Promise<string> {
	const place = join(dirs.published, publishedFile(savedCarsPath));
	if (existsSync(dirs.published)) return existsSync(place) ? readFileSync(place, 'utf8') : '';
	if (!published) return '';
	const answer = await fetchBytes({ url: new URL(savedCarsPath, published).href, ...limits });
	return answer.ok ? new TextDecoder().decode(answer.bytes) : '';
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// No file, or a page in its place.
		return null;
	}
}
