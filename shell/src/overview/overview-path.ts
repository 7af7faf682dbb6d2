/** Shows administrators the apps; the other address says the same as JSON. To anyone else there is no such page. */
export const overviewPath = '/__apps'
export const overviewJsonPath = `${overviewPath}.json`
