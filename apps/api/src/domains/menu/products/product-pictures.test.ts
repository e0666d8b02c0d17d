import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { addUser, type TestUser } from '../../../testing/stores/marketplace.ts';
import { addMenu, type TestMenu } from '../../../testing/stores/menu.ts';

let test: TestApp;
let menu: TestMenu;
let category: number;

beforeAll(async () => {
  test = await createTestApp();
  menu = await addMenu(test);
  category = await menu.addCategory('Cakes');
});
afterAll(async () => test.close());

describe("a product's pictures", () => {
  const upload = async (person: TestUser): Promise<string> => {
    const url = `/uploads/pictures/${crypto.randomUUID()}-large.webp`;
    await test.platform.db
      .insertInto('pictures')
      .values({
        url,
        uploadedBy: person.id,
        createdAt: new Date('2026-03-04T17:00:00Z'),
        claimedAt: null,
      })
      .execute();
    return url;
  };

  it('keep their order, and others may edit or duplicate them', async () => {
    const images = [await upload(menu.manager), await upload(menu.manager)];
    const id = await menu.add({ images });
    expect(await menu.find(id)).toMatchObject({ images, image: images[0] });
    const colleague = await addUser(test.platform.db, { store: menu.store, role: 'owner' });
    const reversed = images.toReversed();
    expect((await menu.save({ id, olVersion: 1, images: reversed }, colleague)).statusCode).toBe(
      200,
    );
    const duplicate = await menu.save({ images: reversed }, colleague);
    expect(await menu.find(duplicate.json<{ data: number }>().data)).toMatchObject({
      images: reversed,
    });
  });

  it('stay if the business-scoped form has none, and follow a new one it uploads', async () => {
    const added = await menu.saveInBusiness({ category, uploadedImage: pixel });
    const { data: id } = added.json<{ data: number }>();
    const [first] = (await menu.find(id)).images;
    expect(first).toMatch(/^\/uploads\/pictures\/\w+-large\.webp$/);
    await menu.saveInBusiness({ category, id, olVersion: 1, price: 1300 });
    expect((await menu.find(id)).images).toEqual([first]);
    await menu.saveInBusiness({ category, id, olVersion: 2, uploadedImage: pixel });
    expect((await menu.find(id)).images).toEqual([expect.not.stringMatching(first ?? ''), first]);
  });

  it("are refused if they aren't pictures", async () => {
    const response = await menu.saveInBusiness({ category, uploadedImage: '%%%' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ path: 'uploadedImage' }] });
  });
});

/** A red dot as PNG. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
