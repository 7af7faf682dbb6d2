// Cities that people search for before any home is listed there, with coordinates, to show the nearest homes,
// and with nicknames. They are the largest in the United States, and those around San Francisco; centers are
// rounded to a hundredth of a degree.
interface KnownCity {
  name: string
  state: string
  latitude: number
  longitude: number
}

const written = `
New York NY 40.71 -74.01|Los Angeles CA 34.05 -118.24|Chicago IL 41.88 -87.63|Houston TX 29.76 -95.37|Phoenix AZ 33.45 -112.07
Philadelphia PA 39.95 -75.17|San Antonio TX 29.42 -98.49|San Diego CA 32.72 -117.16|Dallas TX 32.78 -96.80|Jacksonville FL 30.33 -81.66
Austin TX 30.27 -97.74|Fort Worth TX 32.76 -97.33|San Jose CA 37.34 -121.89|Columbus OH 39.96 -83.00|Charlotte NC 35.23 -80.84
Indianapolis IN 39.77 -86.16|San Francisco CA 37.77 -122.42|Seattle WA 47.61 -122.33|Denver CO 39.74 -104.99|Washington DC 38.91 -77.04
Oklahoma City OK 35.47 -97.52|Nashville TN 36.16 -86.78|El Paso TX 31.76 -106.49|Boston MA 42.36 -71.06|Portland OR 45.52 -122.68
Las Vegas NV 36.17 -115.14|Detroit MI 42.33 -83.05|Memphis TN 35.15 -90.05|Louisville KY 38.25 -85.76|Baltimore MD 39.29 -76.61
Milwaukee WI 43.04 -87.91|Albuquerque NM 35.08 -106.65|Tucson AZ 32.22 -110.97|Fresno CA 36.74 -119.79|Sacramento CA 38.58 -121.49
Mesa AZ 33.42 -111.83|Atlanta GA 33.75 -84.39|Kansas City MO 39.10 -94.58|Colorado Springs CO 38.83 -104.82|Omaha NE 41.26 -95.93
Raleigh NC 35.78 -78.64|Miami FL 25.76 -80.19|Long Beach CA 33.77 -118.19|Virginia Beach VA 36.85 -75.98|Oakland CA 37.80 -122.27
Minneapolis MN 44.98 -93.27|Tulsa OK 36.15 -95.99|Tampa FL 27.95 -82.46|Arlington TX 32.74 -97.11|New Orleans LA 29.95 -90.07
Wichita KS 37.69 -97.34|Bakersfield CA 35.37 -119.02|Cleveland OH 41.50 -81.69|Aurora CO 39.73 -104.83|Anaheim CA 33.84 -117.91
Honolulu HI 21.31 -157.86|Santa Ana CA 33.75 -117.87|Riverside CA 33.95 -117.40|Corpus Christi TX 27.80 -97.40|Lexington KY 38.04 -84.50
Henderson NV 36.04 -114.98|Stockton CA 37.96 -121.29|Saint Paul MN 44.95 -93.09|Cincinnati OH 39.10 -84.51|St. Louis MO 38.63 -90.20
Pittsburgh PA 40.44 -80.00|Greensboro NC 36.07 -79.79|Lincoln NE 40.81 -96.70|Anchorage AK 61.22 -149.90|Plano TX 33.02 -96.70
Orlando FL 28.54 -81.38|Irvine CA 33.68 -117.83|Newark NJ 40.74 -74.17|Durham NC 35.99 -78.90|Chula Vista CA 32.64 -117.08
Toledo OH 41.65 -83.54|Fort Wayne IN 41.08 -85.14|St. Petersburg FL 27.77 -82.64|Laredo TX 27.51 -99.51|Jersey City NJ 40.72 -74.04
Chandler AZ 33.31 -111.84|Madison WI 43.07 -89.40|Lubbock TX 33.58 -101.86|Scottsdale AZ 33.49 -111.92|Reno NV 39.53 -119.81
Buffalo NY 42.89 -78.88|Gilbert AZ 33.35 -111.79|Glendale AZ 33.54 -112.19|Norfolk VA 36.85 -76.29|Boise ID 43.62 -116.20
Richmond VA 37.54 -77.44|Spokane WA 47.66 -117.43|Des Moines IA 41.59 -93.62|Tacoma WA 47.25 -122.44|Salt Lake City UT 40.76 -111.89
Providence RI 41.82 -71.41|Rochester NY 43.16 -77.61|Birmingham AL 33.52 -86.80|Charleston SC 32.78 -79.93|Savannah GA 32.08 -81.09
Brooklyn NY 40.65 -73.95|Santa Barbara CA 34.42 -119.70|Santa Monica CA 34.02 -118.49|Pasadena CA 34.15 -118.14|Burbank CA 34.18 -118.31
Berkeley CA 37.87 -122.27|Daly City CA 37.69 -122.47|South San Francisco CA 37.65 -122.41|San Mateo CA 37.56 -122.33|Alameda CA 37.77 -122.24
Albany CA 37.89 -122.30|Antioch CA 38.00 -121.81|Belmont CA 37.52 -122.28|Brentwood CA 37.93 -121.70|Burlingame CA 37.58 -122.35
Campbell CA 37.29 -121.95|Castro Valley CA 37.69 -122.09|Concord CA 37.98 -122.03|Cupertino CA 37.32 -122.03|Dublin CA 37.70 -121.94
El Cerrito CA 37.92 -122.31|Emeryville CA 37.83 -122.29|Fairfield CA 38.25 -122.04|Foster City CA 37.56 -122.27|Fremont CA 37.55 -121.99
Half Moon Bay CA 37.46 -122.43|Hayward CA 37.67 -122.08|Hercules CA 38.02 -122.29|Lafayette CA 37.89 -122.12|Livermore CA 37.68 -121.77
Los Altos CA 37.39 -122.11|Los Gatos CA 37.23 -121.96|Martinez CA 38.02 -122.13|Menlo Park CA 37.45 -122.18|Mill Valley CA 37.91 -122.55
Millbrae CA 37.60 -122.39|Milpitas CA 37.43 -121.90|Modesto CA 37.64 -121.00|Monterey CA 36.60 -121.89|Mountain View CA 37.39 -122.08
Napa CA 38.30 -122.29|Newark CA 37.53 -122.04|Novato CA 38.11 -122.57|Oakley CA 38.00 -121.71|Orinda CA 37.88 -122.18
Pacifica CA 37.61 -122.49|Palo Alto CA 37.44 -122.14|Petaluma CA 38.23 -122.64|Piedmont CA 37.82 -122.23|Pittsburg CA 38.03 -121.88
Pleasant Hill CA 37.95 -122.06|Pleasanton CA 37.66 -121.87|Redwood City CA 37.49 -122.24|Richmond CA 37.94 -122.35|San Anselmo CA 37.97 -122.56
San Bruno CA 37.63 -122.41|San Carlos CA 37.51 -122.26|San Leandro CA 37.72 -122.16|San Pablo CA 37.96 -122.35|San Rafael CA 37.97 -122.53
San Ramon CA 37.78 -121.98|Santa Clara CA 37.35 -121.95|Santa Cruz CA 36.97 -122.03|Santa Rosa CA 38.44 -122.71|Sausalito CA 37.86 -122.49
Saratoga CA 37.26 -122.02|Sunnyvale CA 37.37 -122.04|Tiburon CA 37.87 -122.46|Tracy CA 37.74 -121.43|Union City CA 37.59 -122.04
Vacaville CA 38.36 -121.99|Vallejo CA 38.10 -122.26|Walnut Creek CA 37.91 -122.07`

export const knownCities: readonly KnownCity[] = written
  .trim()
  .split(/[|\n]/)
  .map(line => {
    const [, name = '', state = '', latitude, longitude] = /^(.+) ([A-Z]{2}) (\S+) (\S+)$/.exec(line) ?? []
    return { name, state, latitude: Number(latitude), longitude: Number(longitude) }
  })

/** Used only if the text is nothing else. */
const shortNames = new Map(
  Object.entries({
    atl: 'Atlanta, GA',
    chi: 'Chicago, IL',
    dc: 'Washington, DC',
    frisco: 'San Francisco, CA',
    la: 'Los Angeles, CA',
    lbc: 'Long Beach, CA',
    nola: 'New Orleans, LA',
    ny: 'New York, NY',
    nyc: 'New York, NY',
    okc: 'Oklahoma City, OK',
    pdx: 'Portland, OR',
    philly: 'Philadelphia, PA',
    sac: 'Sacramento, CA',
    sd: 'San Diego, CA',
    sf: 'San Francisco, CA',
    sj: 'San Jose, CA',
    slc: 'Salt Lake City, UT',
    'south sf': 'South San Francisco, CA',
    ssf: 'South San Francisco, CA',
    stl: 'St. Louis, MO',
    vegas: 'Las Vegas, NV',
  }),
)

const states = new Map(
  Object.entries({
    alabama: 'AL',
    alaska: 'AK',
    arizona: 'AZ',
    arkansas: 'AR',
    california: 'CA',
    colorado: 'CO',
    connecticut: 'CT',
    delaware: 'DE',
    florida: 'FL',
    georgia: 'GA',
    hawaii: 'HI',
    idaho: 'ID',
    illinois: 'IL',
    indiana: 'IN',
    iowa: 'IA',
    kansas: 'KS',
    kentucky: 'KY',
    louisiana: 'LA',
    maine: 'ME',
    maryland: 'MD',
    massachusetts: 'MA',
    michigan: 'MI',
    minnesota: 'MN',
    mississippi: 'MS',
    missouri: 'MO',
    montana: 'MT',
    nebraska: 'NE',
    nevada: 'NV',
    'new hampshire': 'NH',
    'new jersey': 'NJ',
    'new mexico': 'NM',
    'new york': 'NY',
    'north carolina': 'NC',
    'north dakota': 'ND',
    ohio: 'OH',
    oklahoma: 'OK',
    oregon: 'OR',
    pennsylvania: 'PA',
    'rhode island': 'RI',
    'south carolina': 'SC',
    'south dakota': 'SD',
    tennessee: 'TN',
    texas: 'TX',
    utah: 'UT',
    vermont: 'VT',
    virginia: 'VA',
    washington: 'WA',
    'west virginia': 'WV',
    wisconsin: 'WI',
    wyoming: 'WY',
  }),
)

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('.', '')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()

/** Abbreviates a state at the end: 'oakland, california' becomes 'oakland, CA'. */
export const withStateCode = (text: string): string => {
  const [, city = '', state = ''] =
    /^(.+?)[\s,]+((?:new |north |south |west |rhode )?[a-z]+)$/i.exec(text.trim()) ?? []
  const code = states.get(state.toLowerCase())
  return code && !knownCityCalled(text) ? `${city}, ${code}` : text
}

/** The code of a state name; undefined for two letters, because some codes are also words. */
export const stateCalled = (text: string): string | undefined => states.get(plain(text))

/** The city with this name, with or without its state; the largest if there are several. */
export const knownCityCalled = (text: string): KnownCity | undefined => {
  const query = plain(text)
  return knownCities.find(({ name, state }) => [plain(name), plain(`${name} ${state}`)].includes(query))
}

/** The city that a text is a nickname for. */
export const cityInShort = (text: string): KnownCity | undefined => {
  const name = shortNames.get(plain(text))
  return name ? knownCityCalled(name) : undefined
}
