/** Each city's name, state, latitude, longitude, population in thousands, and the rent of a one-bedroom home. */
const regions: readonly [string, string, number, number, number, number][] = [
  ['New York', 'NY', 40.7128, -74.006, 8300, 3600],
  ['Los Angeles', 'CA', 34.0522, -118.2437, 3850, 2500],
  ['Chicago', 'IL', 41.8781, -87.6298, 2700, 1900],
  ['Houston', 'TX', 29.7604, -95.3698, 2300, 1300],
  ['Phoenix', 'AZ', 33.4484, -112.074, 1620, 1400],
  ['Philadelphia', 'PA', 39.9526, -75.1652, 1580, 1600],
  ['San Antonio', 'TX', 29.4241, -98.4936, 1450, 1150],
  ['San Diego', 'CA', 32.7157, -117.1611, 1390, 2500],
  ['Dallas', 'TX', 32.7767, -96.797, 1300, 1450],
  ['San Jose', 'CA', 37.3382, -121.8863, 980, 2800],
  ['Austin', 'TX', 30.2672, -97.7431, 960, 1600],
  ['Jacksonville', 'FL', 30.3322, -81.6557, 950, 1250],
  ['Columbus', 'OH', 39.9612, -82.9988, 900, 1150],
  ['Charlotte', 'NC', 35.2271, -80.8431, 880, 1500],
  ['Indianapolis', 'IN', 39.7684, -86.1581, 880, 1100],
  ['San Francisco', 'CA', 37.7749, -122.4194, 815, 3200],
  ['Seattle', 'WA', 47.6062, -122.3321, 740, 2100],
  ['Denver', 'CO', 39.7392, -104.9903, 715, 1700],
  ['Washington', 'DC', 38.9072, -77.0369, 690, 2300],
  ['Boston', 'MA', 42.3601, -71.0589, 655, 2900],
  ['Nashville', 'TN', 36.1627, -86.7816, 680, 1600],
  ['Detroit', 'MI', 42.3314, -83.0458, 630, 950],
  ['Oklahoma City', 'OK', 35.4676, -97.5164, 690, 950],
  ['Portland', 'OR', 45.5152, -122.6784, 640, 1550],
  ['Las Vegas', 'NV', 36.1716, -115.1391, 650, 1300],
  ['Memphis', 'TN', 35.1495, -90.049, 620, 1000],
  ['Baltimore', 'MD', 39.2904, -76.6122, 570, 1350],
  ['Milwaukee', 'WI', 43.0389, -87.9065, 565, 1050],
  ['Albuquerque', 'NM', 35.0844, -106.6504, 560, 1050],
  ['Sacramento', 'CA', 38.5816, -121.4944, 525, 1550],
  ['Kansas City', 'MO', 39.0997, -94.5786, 510, 1100],
  ['Atlanta', 'GA', 33.749, -84.388, 500, 1750],
  ['Omaha', 'NE', 41.2565, -95.9345, 485, 1000],
  ['Miami', 'FL', 25.7617, -80.1918, 450, 2600],
  ['Oakland', 'CA', 37.8044, -122.2712, 430, 2150],
  ['Minneapolis', 'MN', 44.9778, -93.265, 425, 1350],
  ['Tulsa', 'OK', 36.154, -95.9928, 410, 900],
  ['Tampa', 'FL', 27.9506, -82.4572, 400, 1650],
  ['New Orleans', 'LA', 29.9511, -90.0715, 370, 1300],
  ['Cleveland', 'OH', 41.4993, -81.6944, 360, 1000],
  ['Honolulu', 'HI', 21.3069, -157.8583, 345, 2000],
  ['Anchorage', 'AK', 61.2181, -149.9003, 290, 1300],
  ['Boise', 'ID', 43.615, -116.2023, 235, 1350],
  ['Burlington', 'VT', 44.4759, -73.2121, 45, 1700],
]

const compass = ['North', 'South', 'East', 'West', 'Upper', 'Lower', 'New', 'Old', 'Lake', 'Port']
const roots =
  'Ash Bell Brook Cedar Clay Elm Fair Glen Green Hart Kings Linden Maple Mill Oak Pine Red Spring Stone Wood'
const endings = 'bury dale field ford ham land mont port side ton view ville'

const townsEach = 60

interface City {
  name: string
  state: string
  latitude: number
  longitude: number
  people: number
  rent: number
  /** In degrees. */
  spread: number
}

export const cities = (): City[] => {
  const stems = roots.split(' ').flatMap(root => endings.split(' ').map(ending => root + ending))
  return regions.flatMap(([name, state, latitude, longitude, people, rent], region) => [
    { name, state, latitude, longitude, people, rent, spread: 0.03 + Math.sqrt(people) / 600 },
    ...Array.from({ length: townsEach }, (_, town): City => {
      const turn = (region * 13 + town * 29) % 360
      const away = 0.1 + (town % 12) * 0.08
      const stem = stems[(region * 37 + town * 11) % stems.length] ?? ''
      return {
        name: town % 3 === 0 ? `${compass[town % compass.length]} ${stem}` : stem,
        state,
        latitude: latitude + away * Math.sin(turn),
        longitude: longitude + away * Math.cos(turn) * 1.2,
        people: people / (8 + town * 2),
        rent: rent * (0.6 + ((town * 7) % 10) / 20),
        spread: 0.02,
      }
    }),
  ])
}
