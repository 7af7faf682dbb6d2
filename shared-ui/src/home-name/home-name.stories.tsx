import { HomeName } from './home-name.tsx'

export default { title: 'Home name' }

const home = {
  title: <a href="#home">Sunny flat in the Mission</a>,
  address: '12 Guerrero St, San Francisco, CA',
}

export const ForRepair = () => <HomeName {...home} id="0190a000-0000-7000-8000-000000000101" />

export const ForInquiry = () => <HomeName {...home} />
