interface Coat {
  wall: string
  trim: string
  roof: string
  accent: string
}

/** Sky from top to horizon, sun or moon, two ranges of hills, ground. */
export interface Hour {
  sky: [top: string, horizon: string]
  sun: string
  far: string
  near: string
  lawn: string
  path: string
}

export const dayHours: [Hour, ...Hour[]] = [
  {
    sky: ['#a9d3e4', '#f8ead6'],
    sun: '#fff4d2',
    far: '#bcd3cf',
    near: '#a3c2b2',
    lawn: '#93b58b',
    path: '#e9ddc9',
  },
  {
    sky: ['#c9dcea', '#fbe3cd'],
    sun: '#ffe9b8',
    far: '#cbd0d6',
    near: '#b1c3b8',
    lawn: '#a0b98a',
    path: '#ecdfd0',
  },
  {
    sky: ['#f4c79f', '#fdeccd'],
    sun: '#fff0bf',
    far: '#dfc0ab',
    near: '#c2b595',
    lawn: '#adb177',
    path: '#f0dfc4',
  },
  {
    sky: ['#9fc5dd', '#e7f0e6'],
    sun: '#fffbe6',
    far: '#b3cfd8',
    near: '#97bdb4',
    lawn: '#85af86',
    path: '#e4dfd1',
  },
  {
    sky: ['#d7c6de', '#fde3d3'],
    sun: '#ffe6c9',
    far: '#cfc1d2',
    near: '#b8b7bd',
    lawn: '#a1b491',
    path: '#eee0d6',
  },
]

/** A dark overlay covers these, so they are lighter than they appear. */
export const nightHours: [Hour, ...Hour[]] = [
  {
    sky: ['#2f4073', '#b094b4'],
    sun: '#fffaf0',
    far: '#5a678f',
    near: '#43557d',
    lawn: '#3f6350',
    path: '#777a86',
  },
  {
    sky: ['#353a72', '#d9a39c'],
    sun: '#fff6e4',
    far: '#7a688f',
    near: '#565480',
    lawn: '#4a6450',
    path: '#857c86',
  },
  {
    sky: ['#214a66', '#93bfc0'],
    sun: '#fbfff2',
    far: '#4c7c92',
    near: '#3d6579',
    lawn: '#3b665a',
    path: '#78858a',
  },
]

export const coats: [Coat, ...Coat[]] = [
  { wall: '#efe0c6', trim: '#fffaf0', roof: '#9a5b48', accent: '#3f6f78' },
  { wall: '#d9957a', trim: '#fbeee2', roof: '#6a4a44', accent: '#2f5560' },
  { wall: '#a9bc9f', trim: '#f7f5e8', roof: '#59645a', accent: '#b5613f' },
  { wall: '#93b3c6', trim: '#f8f7f2', roof: '#4f6172', accent: '#c98a3c' },
  { wall: '#dcaea4', trim: '#fdf4ee', roof: '#7b4f52', accent: '#4f6b5c' },
  { wall: '#e4c07e', trim: '#fff8e8', roof: '#83583c', accent: '#38606e' },
  { wall: '#f3ede3', trim: '#ffffff', roof: '#56616c', accent: '#a8583d' },
  { wall: '#7fa8a4', trim: '#f4f6ee', roof: '#43565b', accent: '#d39a5b' },
]

export const nightfall = '#101a33'
export const lamplight = '#ffd98c'
