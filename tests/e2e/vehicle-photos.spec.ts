import { fillVehicle } from './support/lead-forms.ts';
import { pictureFile } from './support/pictures.ts';
import { expect, test } from './support/test.ts';
import { answerQuestions, openVehicleForm } from './support/vehicle-forms.ts';
import { onlyAt } from './support/widths.ts';

test(
	'FORM-11 photos: upright by their EXIF, smaller, all within the room; what cannot be read says so',
	onlyAt('phone'),
	async ({ page }) => {
		test.slow();
		const form = await openVehicleForm(page);
		await fillVehicle(form);
		await answerQuestions(form);
		await expect(form.getByText('Take a photo').locator('input')).toHaveAttribute('capture', 'environment');
		await expect(form.getByLabel('Photos')).not.toHaveAttribute('capture');
		const side = await pictureFile(page, { width: 3000, height: 2000, orientation: 6 });
		expect(side.buffer.length).toBeGreaterThan(1024 ** 2);
		await form
			.getByLabel('Photos')
			.setInputFiles([side, { name: 'IMG_2.heic', mimeType: 'image/heic', buffer: Buffer.alloc(600 * 1024, 7) }]);
		await expect(form.getByRole('status').filter({ hasText: '2 files' })).toContainText(
			'This browser cannot read IMG_2.heic',
		);
		const sizes = await form.locator('.field-files li > span:nth-child(2)').allTextContents();
		expect(Number.parseInt(sizes[0] ?? '', 10)).toBeLessThan(410);
		await form
			.getByLabel('Photos')
			.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(4 * 1024 ** 2, '%PDF-') });
		await expect(form.getByText('Please remove one.')).toBeVisible();
		await form.getByRole('button', { name: 'Remove large.pdf' }).click();
		await expect(form.getByText('Please remove one.')).toHaveCount(0);
		await form.getByRole('button', { name: 'Remove IMG_2.heic' }).click();
		// As it is sent: upright, made smaller.
		const upright = await page.evaluate(async () => {
			const { promise, resolve } = Promise.withResolvers<{ width: number; height: number }>();
			const send = window.fetch;
			window.fetch = async (input, init) => {
				const file = init?.body instanceof FormData ? init.body.get('files') : null;
				if (file instanceof File) {
					const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' });
					resolve({ width, height });
				}
				return send(input, init);
			};
			Object.assign(window, { sentPicture: promise });
			return null;
		});
		expect(upright).toBeNull();
		await form.getByRole('button', { name: 'Continue' }).click();
		const { width, height } = await page.evaluate(() => Reflect.get(window, 'sentPicture'));
		expect(height / width).toBeCloseTo(1.5, 2);
		expect(height).toBeLessThanOrEqual(1600);
	},
);
